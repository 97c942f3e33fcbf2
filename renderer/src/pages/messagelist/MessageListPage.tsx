import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { MessageFlag } from '../../../../shared/contract/schemas/messages.ts';
import { isMessageFlag, messageFlags } from '../../components/inbox/messageFlags.ts';
import { MessageRows } from '../../components/inbox/MessageRows.tsx';
import { NoMessages } from '../../components/inbox/NoMessages.tsx';
import { ReadAllButton } from '../../components/inbox/ReadAllButton.tsx';
import { useMessages } from '../../components/inbox/useMessages.ts';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { PageLinks } from '../../components/member/PageLinks.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { parseListing } from '../../routing/listingQuery.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Pills } from '../../ui/layout/Pills.tsx';
import { useFormats } from '../../ui/text/useFormats.ts';

const PAGE_SIZE = 20;

/** All messages, or those of one kind. */
export function MessageListPage() {
  const { t } = useTranslation('inbox');
  const [params] = useSearchParams();
  const param = params.get('flag');
  const flag = isMessageFlag(param) ? param : null;
  return (
    <MemberFrame title={flag ? t(`kind.${flag}`) : t('listTitle')}>
      <KindPills current={flag} />
      <Messages key={flag} flag={flag} page={parseListing(params).page} />
    </MemberFrame>
  );
}

const KindPills = observer(function KindPills({ current }: { current: MessageFlag | null }) {
  const { t } = useTranslation('inbox');
  const { counts } = useStores().messages;
  const formats = useFormats();
  const countText = (count = 0): string => (count > 0 ? `(${formats.number(count)})` : '');
  const pills = [
    { name: t('all'), to: paths.messageList(), isCurrent: current === null, count: countText(counts.total) },
    ...messageFlags.map((flag) => ({
      name: t(`kind.${flag}`),
      to: paths.messageList(flag),
      isCurrent: flag === current,
      count: countText(counts[flag]),
    })),
  ];
  return <Pills label={t('kinds')} pills={pills} />;
});

const Messages = observer(function Messages({ flag, page }: { flag: MessageFlag | null; page: number }) {
  const { data, error, retry } = useMessages({ page, page_size: PAGE_SIZE, ...(flag && { flag }) });
  if (error) return <LoadError error={error} retry={retry} />;
  if (!data) return <LoadingPlaceholder />;
  if (data.results.length === 0) return <NoMessages />;
  return (
    <>
      <div>
        <ReadAllButton flag={flag} />
      </div>
      <MessageRows messages={data.results} />
      <PageLinks page={page} last={Math.ceil(data.total / PAGE_SIZE)} />
    </>
  );
});
