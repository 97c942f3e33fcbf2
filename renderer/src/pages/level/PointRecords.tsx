import { clsx } from 'clsx';
import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { PointGrowth } from '../../../../shared/contract/schemas/rewards.ts';
import { PageLinks } from '../../components/member/PageLinks.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { HIDDEN_AMOUNT } from '../../../../shared/money/maskAmounts.ts';
import { parseListing } from '../../routing/listingQuery.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { useSite } from '../../ui/head/Head.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';
import { UnbrokenNumbers } from '../../ui/text/UnbrokenNumbers.tsx';
import styles from './LevelPage.module.css';

const PAGE_SIZE = 20;

/** The records of points and growth, the newest first. */
export const PointRecords = observer(function PointRecords() {
  const { t } = useTranslation('rewards');
  const [params] = useSearchParams();
  const { page } = parseListing(params);
  const { data, error, retry } = useQuery('listPointGrowth', { page, page_size: PAGE_SIZE });
  return (
    <section className={styles.part} aria-labelledby="records">
      <h2 id="records" className={styles.heading}>
        {t('level.records')}
      </h2>
      {error && <LoadError error={error} retry={retry} />}
      {!data && !error && <LoadingPlaceholder />}
      {data?.results.length === 0 && (
        <EmptyState heading="h3" icon={<HistoryRegular />} title={t('level.empty')} text={t('level.emptyText')}>
          <LinkButton to={paths.signActive}>{t('checkIn.title')}</LinkButton>
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <>
          <RecordTable records={data.results} />
          <PageLinks page={page} last={Math.ceil(data.total / PAGE_SIZE)} />
        </>
      )}
    </section>
  );
});

function RecordTable({ records }: { records: readonly PointGrowth[] }) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  const { hidesMoney } = useSite();
  // One point per dollar of an order.
  const change = ({ order_code: order }: PointGrowth, points: number): string =>
    hidesMoney && order ? HIDDEN_AMOUNT : formats.change(points);
  const day = clsx(styles.cell, styles.day);
  const amount = clsx(styles.cell, styles.amount);
  return (
    <table className={styles.table} aria-labelledby="records">
      <thead className={styles.rows}>
        <tr className={styles.row}>
          <th scope="col" className={day}>
            {t('level.date')}
          </th>
          <th scope="col" className={styles.cell}>
            {t('level.what')}
          </th>
          <th scope="col" className={amount}>
            {t('level.pointsHead')}
          </th>
          <th scope="col" className={amount}>
            {t('level.growthHead')}
          </th>
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {records.map((record) => (
          <tr key={record.id} className={styles.row}>
            <td className={day}>{formats.date(record.created_at)}</td>
            <td className={styles.cell}>
              <span>{t(`level.kind.${record.kind}`)}</span>
              {record.order_code && (
                <>
                  <span className={styles.dot}> · </span>
                  <span className={styles.order}>
                    <UnbrokenNumbers text={record.order_code} />
                  </span>
                </>
              )}
            </td>
            <td className={amount}>{change(record, record.points)}</td>
            <td className={amount}>{change(record, record.growth)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
