import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useRetry } from '../../loading/useRetry.ts';
import type { Listing } from '../loadListing.ts';

/** The error of a list, with a retry, in its place. */
export const ListError = observer(function ListError({ failure }: { failure: Listing['failure'] }) {
  const { t } = useTranslation('catalogue');
  const { isTrying, retry } = useRetry();
  const reason = typeof failure?.code === 'string' ? t(`failures:${failure.code}`) : failure?.message;
  return (
    <div role="alert">
      <EmptyState icon={<ErrorCircleRegular />} title={t('failed.title')} {...(reason && { text: reason })}>
        <Button appearance="primary" size="large" disabledFocusable={isTrying} onClick={retry}>
          {t('failed.retry')}
        </Button>
      </EmptyState>
    </div>
  );
});
