import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/member/LoadError.tsx';
import { LoadingPlaceholder } from '../../components/member/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { InquiryDetail } from './InquiryDetail.tsx';
import { useInquiry } from './useInquiry.ts';

export interface InquiryParams {
  id: number;
}

/** One quotation: how far it is, what was asked and what is offered. */
export const InquiryPage = observer(function InquiryPage() {
  const { t } = useTranslation('member');
  const { reads, session } = useStores();
  const { id } = useLoaderData<InquiryParams>();
  const code = session.isMember ? reads.peek('readInquiry', { id })?.code : undefined;
  return (
    <MemberFrame title={code ? t('inquiry.titleOf', { code }) : t('inquiry.title')}>
      <MemberInquiry key={id} id={id} />
    </MemberFrame>
  );
});

const MemberInquiry = observer(function MemberInquiry({ id }: { id: number }) {
  const handle = useInquiry(id);
  const { inquiry, error, retry } = handle;
  if (error) return <LoadError error={error} retry={retry} />;
  return inquiry ? <InquiryDetail inquiry={inquiry} handle={handle} /> : <LoadingPlaceholder />;
});
