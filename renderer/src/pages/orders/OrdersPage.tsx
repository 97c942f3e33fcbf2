import { BoxRegular } from '@fluentui/react-icons/headless/svg/box';
import { BoxSearchRegular } from '@fluentui/react-icons/headless/svg/box-search';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { ORDER_STATES } from '../../../../shared/contract/schemas/orders.ts';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { PageLinks } from '../../components/member/PageLinks.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { OrderRows } from '../../components/order/OrderRows.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { parseListing, textParam } from '../../routing/listingQuery.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { Pills } from '../../ui/layout/Pills.tsx';
import { OrderSearch } from './OrderSearch.tsx';

const PAGE_SIZE = 20;

/** The member's orders, by state or by number. */
export function OrdersPage() {
  const { t } = useTranslation('order');
  return (
    <MemberFrame title={t('list.title')}>
      <MemberOrders />
    </MemberFrame>
  );
}

/** The query in the address: state, keyword, page. */
function useOrderQuery() {
  const [params] = useSearchParams();
  const state = ORDER_STATES.find((name) => name === params.get('state'));
  const keyword = textParam(params, 'keyword', 80);
  return { state, keyword, page: parseListing(params).page };
}

const MemberOrders = observer(function MemberOrders() {
  const { t } = useTranslation('order');
  const { state, keyword, page } = useOrderQuery();
  const pills = [undefined, ...ORDER_STATES].map((name) => ({
    name: name ? t(`state.${name}`) : t('list.all'),
    to: paths.ordersIn(name, keyword),
    isCurrent: name === state,
  }));
  return (
    <>
      <OrderSearch key={keyword} keyword={keyword} state={state} />
      <Pills label={t('list.states')} pills={pills} />
      <Found
        key={`${state ?? ''} ${keyword}`}
        payload={{ page, page_size: PAGE_SIZE, ...(state && { state }), ...(keyword && { keyword }) }}
      />
    </>
  );
});

interface FoundProps {
  payload: { page: number; page_size: number; state?: (typeof ORDER_STATES)[number]; keyword?: string };
}

const Found = observer(function Found({ payload }: FoundProps) {
  const { t } = useTranslation('order');
  const { data, error, retry } = useQuery('listOrders', payload);
  const { page, state, keyword } = payload;
  if (error) return <LoadError error={error} retry={retry} />;
  if (!data) return <LoadingPlaceholder />;
  if (data.results.length === 0) {
    if (keyword || page > 1)
      return (
        <EmptyState icon={<BoxSearchRegular />} title={t('list.nothing')} text={t('list.nothingText')}>
          <LinkButton isPrimary to={paths.orders}>
            {t('list.clear')}
          </LinkButton>
        </EmptyState>
      );
    return (
      <EmptyState icon={<BoxRegular />} title={t('list.empty')} text={t('list.emptyText')}>
        {state && (
          <LinkButton isPrimary to={paths.orders}>
            {t('list.clear')}
          </LinkButton>
        )}
        <LinkButton isPrimary={!state} to={paths.category}>
          {t('member:browse')}
        </LinkButton>
        <LinkButton to={paths.cart}>{t('member:toCart')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <OrderRows orders={data.results} />
      <PageLinks page={page} last={Math.ceil(data.total / PAGE_SIZE)} />
    </>
  );
});
