import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** The message of a failure in the reader's language. */
export function useErrorText(): (error: ApiError) => string {
  const { t } = useTranslation('failures');
  return (error) => {
    const text = failureText(error);
    return typeof text === 'string' ? text : t(text.key);
  };
}
