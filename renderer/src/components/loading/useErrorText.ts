import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { foreignKey } from '../../i18n/textKeys.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** The message of a failure in the reader's language: the server's own text, or ours for a network failure. */
export function useErrorText(): (error: ApiError) => string {
  const { t } = useTranslation('messages');
  return ({ code, message, fieldErrors }) => {
    const [refused] = Object.values(fieldErrors);
    if (refused) return refused;
    if (typeof code === 'string') return t(code);
    return message === '' || message === String(code) ? t(foreignKey(`code${code}`)) : message;
  };
}
