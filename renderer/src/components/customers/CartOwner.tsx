import type { i18n as I18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores/context.ts';
import { useDesktopPart } from '../useDesktopPart.ts';

const load = async (i18n: I18n): Promise<ReactNode> => {
  const [{ CartOwnerLine }] = await Promise.all([import('./CartOwnerLine.tsx'), i18n.loadNamespaces('customers')]);
  return <CartOwnerLine />;
};

/** Names the owner of the cart; nothing in a browser, which has only one. */
export const CartOwner = observer(function CartOwner() {
  const { customers } = useStores();
  return useDesktopPart(customers.view !== null, load);
});
