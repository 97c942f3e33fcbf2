import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';

/** The last line of each page: the merchant's own, or the store's. */
export function useFooterLine(): string {
  const { t } = useTranslation('chrome');
  const text = useLocalised();
  const footer = useStores().queries.peek('readConfig', {})?.footer;
  return (footer && text(footer, 'line')) || t('footer.rights');
}
