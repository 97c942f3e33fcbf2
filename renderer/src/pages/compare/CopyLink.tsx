import { LinkRegular } from '@fluentui/react-icons/headless/svg/link';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { withLanguage } from '../../../../shared/text/languages.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useSite } from '../../ui/head/Head.tsx';

/** Copies the address of this page; not in the desktop client, whose addresses only it can open. */
export const CopyLink = observer(function CopyLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation('compare');
  const { notices, ui } = useStores();
  const { origin, language } = useSite();
  const { pathname, search } = useLocation();
  if (!origin.startsWith('http') || ui.device === 'kiosk') return null;
  const copy = async (): Promise<void> => {
    const address = origin + withLanguage(pathname + search, language);
    // Without access to the clipboard, the address is still in the browser's bar.
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    notices.show({
      intent: isCopied ? 'success' : 'info',
      text: { key: isCopied ? 'compare:copied' : 'compare:copyByHand' },
    });
  };
  return (
    <Button className={className} icon={<LinkRegular />} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
});
