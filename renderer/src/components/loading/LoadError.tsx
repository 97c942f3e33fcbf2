import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { type ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useErrorText } from './useErrorText.ts';
import { useRetryOnline } from './useRetryOnline.ts';

/** The error of a read, with a retry, in its place. Reads again by itself once a lost connection is back. */
export function LoadError({ error, retry }: { error: ApiError; retry: () => void }) {
  const { t } = useTranslation('member');
  const errorText = useErrorText();
  useRetryOnline(error, retry);
  return (
    <div role="alert">
      {error.code === Code.notFound ? (
        <EmptyState icon={<DocumentTextRegular />} title={t('failed.gone')} text={t('failed.goneText')}>
          <LinkButton to={paths.userCenter}>{t('title')}</LinkButton>
        </EmptyState>
      ) : (
        <EmptyState icon={<PlugDisconnectedRegular />} title={t('failed.title')} text={errorText(error)}>
          <Button appearance="primary" size="large" onClick={retry}>
            {t('failed.retry')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
