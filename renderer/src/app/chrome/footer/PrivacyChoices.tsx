import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';

/** Opens the consent bar again. */
export function PrivacyChoices({ className }: { className: string | undefined }) {
  const { t } = useTranslation('chrome');
  const { consent, ui } = useStores();
  if (ui.device === 'kiosk') return null;
  return (
    <button type="button" className={className} onClick={consent.askAgain}>
      {t('consent.change')}
    </button>
  );
}
