import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { BoxSearchRegular } from '@fluentui/react-icons/headless/svg/box-search';
import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useHref, useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import frame from '../../ui/layout/Page.module.css';
import { useMinimumDuration } from '../../ui/feedback/useMinimumDuration.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { DatesForm } from './DatesForm.tsx';
import { Timeline } from './Timeline.tsx';
import { TrackingForm } from './TrackingForm.tsx';
import styles from './TrackingPage.module.css';

/** The result of the query in the address. */
export interface TrackingAnswer {
  /** Empty before the first query. */
  number: string;
  failure: { kind: 'unknown' } | { kind: 'failed'; code: ApiError['code']; message: string } | null;
}

/** Tracks a parcel by its number. */
export const TrackingPage = observer(function TrackingPage() {
  const { number, failure } = useLoaderData<TrackingAnswer>();
  const { t } = useTranslation('tracking');
  const pagePath = useHref('.');
  const navigation = useNavigation();
  const { state } = useRevalidator();
  const { queries } = useStores();
  const [proof, setProof] = useState({ number: '', postalCode: '' });
  const publicParcel = queries.peek('trackOrder', { logistics_number: number });
  const parcel =
    (proof.number === number &&
      queries.peek('trackOrder', { logistics_number: number, postal_code: proof.postalCode })) ||
    publicParcel;
  // A shown parcel stays while it is read again, as after sign-in.
  const isSearching = useMinimumDuration(
    navigation.location?.pathname === pagePath || (failure !== null && state === 'loading'),
  );
  return (
    <main id="content" className={frame.root}>
      <Head title={t('title')} description={t('lead')} isPrivate={number !== ''} />
      <header className={frame.header}>
        <h1 className={frame.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={frame.description}>{t('lead')}</p>
      </header>
      <div className={styles.columns}>
        <TrackingForm number={number} />
        <div className={styles.result}>
          {isSearching ? (
            <Searching />
          ) : failure?.kind === 'unknown' ? (
            <Unknown number={number} />
          ) : failure ? (
            <Failed failure={failure} />
          ) : (
            parcel && (
              <>
                <Timeline parcel={parcel} />
                {parcel.has_dates ? (
                  proof.number === number && <VisuallyHidden isStatus>{t('datesShown')}</VisuallyHidden>
                ) : (
                  <DatesForm key={number} number={number} onShown={(postalCode) => setProof({ number, postalCode })} />
                )}
              </>
            )
          )}
        </div>
      </div>
      <p className={styles.help}>
        <span>{t('help')}</span>
        <LinkButton to={paths.customerService}>{t('contact')}</LinkButton>
      </p>
    </main>
  );
});

function Searching() {
  const { t } = useTranslation('tracking');
  return (
    <>
      <VisuallyHidden isStatus>{t('searching')}</VisuallyHidden>
      <Skeleton className={styles.searching} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((state) => (
          <SkeletonItem key={state} size={40} />
        ))}
      </Skeleton>
    </>
  );
}

function Unknown({ number }: { number: string }) {
  const { t } = useTranslation('tracking');
  return (
    <div role="alert">
      <EmptyState icon={<BoxSearchRegular />} title={t('unknownTitle')} text={t('unknownText', { number })}>
        <div className={styles.checks}>
          <p>{t('check')}</p>
          <ul className={styles.list}>
            <li>{t('check1')}</li>
            <li>{t('check2')}</li>
            <li>{t('check3')}</li>
          </ul>
        </div>
      </EmptyState>
    </div>
  );
}

function Failed({ failure }: { failure: Extract<TrackingAnswer['failure'], { kind: 'failed' }> }) {
  const { t } = useTranslation('tracking');
  const { revalidate } = useRevalidator();
  const reason = typeof failure.code === 'string' ? t(`failures:${failure.code}`) : failure.message;
  return (
    <div role="alert">
      <EmptyState icon={<ErrorCircleRegular />} title={t('failedTitle')} text={reason}>
        <Button appearance="primary" size="large" onClick={() => void revalidate()}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
