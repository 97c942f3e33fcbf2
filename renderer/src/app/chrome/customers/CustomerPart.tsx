import type { i18n as I18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useDesktopPart } from '../../../components/useDesktopPart.ts';
import { useStores } from '../../../stores/context.ts';

const PARTS = {
  link: async (i18n: I18n): Promise<ReactNode> => {
    const [{ CustomersLink }] = await Promise.all([import('./CustomersLink.tsx'), i18n.loadNamespaces('customers')]);
    return <CustomersLink />;
  },
  strip: async (i18n: I18n): Promise<ReactNode> => {
    const [{ CustomerStrip }] = await Promise.all([import('./CustomerStrip.tsx'), i18n.loadNamespaces('customers')]);
    return <CustomerStrip />;
  },
};

/** The header's parts for a rep, loaded only for reps. */
export const CustomerPart = observer(function CustomerPart({ name }: { name: keyof typeof PARTS }) {
  const { customers } = useStores();
  return useDesktopPart(customers.view !== null, PARTS[name]);
});
