import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ClockRegular } from '@fluentui/react-icons/headless/svg/clock';
import { WarningRegular } from '@fluentui/react-icons/headless/svg/warning';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './QuotationRequestPage.module.css';

const ICONS = { waiting: <ClockRegular />, sent: <CheckmarkCircleRegular />, review: <WarningRegular /> };

/** The request waits in the outbox, and the page says so; once it is sent, shows its number. */
export const QueuedRequest = observer(function QueuedRequest({ id }: { id: string }) {
  const { t } = useTranslation('outbox');
  const { outbox } = useStores();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const item = outbox.find(id);
  const state = item?.state === 'accepted' ? 'sent' : item?.state === 'review' ? 'review' : 'waiting';
  const result = item?.result;
  return (
    <main id="content" className={styles.root}>
      <Head title={t(`queued.${state}.title`)} isPrivate />
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        {t(`queued.${state}.title`)}
      </h1>
      <VisuallyHidden isStatus>{state === 'waiting' ? '' : t(`queued.${state}.title`)}</VisuallyHidden>
      <EmptyState
        icon={ICONS[state]}
        title={result ? t('open', { code: result.code }) : item?.about || t('what.createInquiry')}
        text={t(`queued.${state}.text`)}
      >
        {typeof result?.id === 'number' && (
          <LinkButton isPrimary to={paths.inquiry(result.id)}>
            {t('queued.look')}
          </LinkButton>
        )}
        <LinkButton isPrimary={state === 'waiting'} to={paths.category}>
          {t('queued.browse')}
        </LinkButton>
        {state !== 'sent' && (
          <Button
            className={styles.touch}
            size="large"
            appearance={state === 'review' ? 'primary' : 'secondary'}
            onClick={outbox.open}
          >
            {t('queued.list')}
          </Button>
        )}
      </EmptyState>
    </main>
  );
});
