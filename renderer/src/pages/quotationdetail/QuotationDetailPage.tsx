import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { QuotationDetail } from './QuotationDetail.tsx';
import { useQuotation } from './useQuotation.ts';

export interface QuotationDetailParams {
  id: number;
}

/** One quotation: state, request, and quoted prices. */
export const QuotationDetailPage = observer(function QuotationDetailPage() {
  const { t } = useTranslation('member');
  const { queries, session } = useStores();
  const { id } = useLoaderData<QuotationDetailParams>();
  const code = session.isMember ? queries.peek('readInquiry', { id })?.code : undefined;
  return (
    <MemberFrame title={code ? t('inquiry.titleOf', { code }) : t('inquiry.title')}>
      <MemberInquiry key={id} id={id} />
    </MemberFrame>
  );
});

const MemberInquiry = observer(function MemberInquiry({ id }: { id: number }) {
  const handle = useQuotation(id);
  const { inquiry, error, retry } = handle;
  if (error) return <LoadError error={error} retry={retry} />;
  return inquiry ? <QuotationDetail inquiry={inquiry} handle={handle} /> : <LoadingPlaceholder />;
});
