import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { PageLinks } from '../../components/member/PageLinks.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { parseListing } from '../../routing/listingQuery.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import styles from './AfterSalesPage.module.css';
import { RequestCard } from './RequestCard.tsx';

const PAGE_SIZE = 10;

/** All requests, the newest first. */
export const Requests = observer(function Requests() {
  const { t } = useTranslation('aftersale');
  const [params] = useSearchParams();
  const { page } = parseListing(params);
  const { data, error, retry } = useQuery('listAfterSales', { page, page_size: PAGE_SIZE });
  if (error) return <LoadError error={error} retry={retry} />;
  if (!data) return <LoadingPlaceholder />;
  if (data.results.length === 0) {
    return (
      <EmptyState icon={<ArrowUndoRegular />} title={t('empty.title')} text={t('empty.text')}>
        {page > 1 && <LinkButton to={paths.afterSales}>{t('member:pager.first')}</LinkButton>}
        <LinkButton to={paths.publish('after-sales')}>{t('empty.rules')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <ul role="list" className={styles.list}>
        {data.results.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
      <PageLinks page={page} last={Math.ceil(data.total / PAGE_SIZE)} />
    </>
  );
});
