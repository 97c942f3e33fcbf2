import type { PageRoute } from '../../routing/RouteContext.ts';
import { ChatStore } from '../../stores/contact/ChatStore.ts';
import { withFluent } from '../../ui/layout/FluentParts.tsx';
import { ChatPage } from './ChatPage.tsx';

export const route: PageRoute = ({ stores }) => {
  // Before the page is rendered: the contact button, which shows its unread messages, follows it.
  stores.chat.open(ChatStore);
  return { Component: withFluent(ChatPage) };
};
