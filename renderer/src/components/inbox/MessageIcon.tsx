import { GiftRegular } from '@fluentui/react-icons/headless/svg/gift';
import { MegaphoneRegular } from '@fluentui/react-icons/headless/svg/megaphone';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import type { MessageFlag } from '../../../../shared/contract/schemas/messages.ts';

const ICONS: Record<MessageFlag, typeof GiftRegular> = {
  system: MegaphoneRegular,
  activity: GiftRegular,
  account: PersonRegular,
};

/** The icon of a kind of message. */
export function MessageIcon({ flag }: { flag: MessageFlag }) {
  const Icon = ICONS[flag];
  return <Icon aria-hidden="true" />;
}
