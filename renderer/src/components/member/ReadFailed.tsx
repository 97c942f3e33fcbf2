import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../shared/envelope.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useErrorText } from '../useErrorText.ts';

/** Something could not be read: why, and another try, in the place where it would stand. */
export function ReadFailed({ error, retry }: { error: ApiError; retry: () => void }) {
  const { t } = useTranslation('member');
  const errorText = useErrorText();
  return (
    <div role="alert">
      <EmptyState icon={<PlugDisconnectedRegular />} title={t('failed.title')} text={errorText(error)}>
        <Button appearance="primary" size="large" onClick={retry}>
          {t('failed.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
