import { CallRegular } from '@fluentui/react-icons/headless/svg/call';
import { ChatRegular } from '@fluentui/react-icons/headless/svg/chat';
import { PeopleChatRegular } from '@fluentui/react-icons/headless/svg/people-chat';
import type { ContactChannel } from './useContactChannels.ts';

const ICONS = { messenger: PeopleChatRegular, whatsapp: CallRegular, chat: ChatRegular };

/** A symbol beside a channel's name; other companies' logos are not ours to use. */
export function ChannelIcon({ id }: Pick<ContactChannel, 'id'>) {
  const Icon = ICONS[id];
  return <Icon aria-hidden="true" fontSize="20px" />;
}
