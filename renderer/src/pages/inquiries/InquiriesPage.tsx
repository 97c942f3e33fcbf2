import { DocumentTextRegular } from '@fluentui/react-icons/svg/document-text';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { InquiryRows } from '../../components/member/InquiryRows.tsx';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { PageLinks } from '../../components/member/PageLinks.tsx';
import { ReadFailed } from '../../components/member/ReadFailed.tsx';
import { useRead } from '../../components/member/useRead.ts';
import { Waiting } from '../../components/member/Waiting.tsx';
import { parseListing } from '../../routing/listingQuery.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const PAGE_SIZE = 20;

/** Everything the member has asked a price for. */
export function InquiriesPage() {
  const { t } = useTranslation('member');
  return (
    <MemberFrame title={t('inquiries.title')}>
      <MemberInquiries />
    </MemberFrame>
  );
}

const MemberInquiries = observer(function MemberInquiries() {
  const { t } = useTranslation('member');
  const [params] = useSearchParams();
  const { page } = parseListing(params);
  const { data, error, retry } = useRead('listInquiries', { page, page_size: PAGE_SIZE });
  if (error) return <ReadFailed error={error} retry={retry} />;
  if (!data) return <Waiting />;
  if (data.results.length === 0) {
    return (
      <EmptyState icon={<DocumentTextRegular />} title={t('inquiries.empty')} text={t('inquiries.emptyText')}>
        <LinkButton isPrimary to={page > 1 ? paths.inquiries : paths.category}>
          {t(page > 1 ? 'pager.first' : 'browse')}
        </LinkButton>
        <LinkButton to={paths.cart}>{t('toCart')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <InquiryRows inquiries={data.results} />
      <PageLinks page={page} last={Math.ceil(data.total / PAGE_SIZE)} />
    </>
  );
});
