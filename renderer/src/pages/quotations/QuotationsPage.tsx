import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { INQUIRY_STATES, type InquirySummary } from '../../../../shared/contract/schemas/quotations.ts';
import { QuotationRows } from '../../components/quotation/QuotationRows.tsx';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { PageLinks } from '../../components/member/PageLinks.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { parseListing } from '../../routing/listingQuery.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { Pills } from '../../ui/layout/Pills.tsx';

const PAGE_SIZE = 20;

/** The member's quotations, by state. */
export function QuotationsPage() {
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
  const state = INQUIRY_STATES.find((name) => name === params.get('state'));
  const pills = [undefined, ...INQUIRY_STATES].map((name) => ({
    name: t(name ? `state.${name}` : 'inquiries.every'),
    to: paths.inquiriesIn(name),
    isCurrent: name === state,
  }));
  const payload = { page: parseListing(params).page, page_size: PAGE_SIZE, ...(state && { state }) };
  return (
    <>
      <Pills label={t('inquiries.states')} pills={pills} />
      <Found key={state} payload={payload} />
    </>
  );
});

interface FoundProps {
  payload: { page: number; page_size: number; state?: InquirySummary['state'] };
}

const Found = observer(function Found({ payload }: FoundProps) {
  const { t } = useTranslation('member');
  const { page, state } = payload;
  const { data, error, retry } = useQuery('listInquiries', payload);
  if (error) return <LoadError error={error} retry={retry} />;
  if (!data) return <LoadingPlaceholder />;
  if (data.results.length === 0) {
    const isNarrowed = page > 1 || state !== undefined;
    return (
      <EmptyState icon={<DocumentTextRegular />} title={t('inquiries.empty')} text={t('inquiries.emptyText')}>
        <LinkButton isPrimary to={isNarrowed ? paths.inquiries : paths.category}>
          {t(page > 1 ? 'pager.first' : state ? 'inquiry.all' : 'browse')}
        </LinkButton>
        <LinkButton to={paths.cart}>{t('toCart')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <QuotationRows inquiries={data.results} />
      <PageLinks page={page} last={Math.ceil(data.total / PAGE_SIZE)} />
    </>
  );
});
