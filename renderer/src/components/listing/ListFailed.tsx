import { Button } from '@fluentui/react-components';
import { CloudErrorRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Listing } from '../../routing/loadListing.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The products could not be read: why, and another try, in the place where they would stand. */
export function ListFailed({ failure }: { failure: Listing['failure'] }) {
  const { t } = useTranslation('catalogue');
  const { revalidate, state } = useRevalidator();
  const reason = typeof failure?.code === 'string' ? t(`messages:${failure.code}`) : failure?.message;
  return (
    <div role="alert">
      <EmptyState icon={<CloudErrorRegular />} title={t('failed.title')} {...(reason && { text: reason })}>
        <Button
          appearance="primary"
          size="large"
          disabledFocusable={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {t('failed.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
