import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';

const PARTS = {
  link: async () => (await import('./customers/CustomersLink.tsx')).CustomersLink,
  strip: async () => (await import('./customers/CustomerStrip.tsx')).CustomerStrip,
};

/** What the header has for a rep alone, fetched where there is one. */
export const CustomerPart = observer(function CustomerPart({ name }: { name: keyof typeof PARTS }) {
  const { i18n } = useTranslation();
  const { customers } = useStores();
  const [part, setPart] = useState<ReactNode>(null);
  const isNeeded = customers.view !== null;
  useEffect(() => {
    if (!isNeeded) return;
    const load = async (): Promise<void> => {
      const [Part] = await Promise.all([PARTS[name](), i18n.loadNamespaces('customers')]);
      setPart(<Part />);
    };
    // It comes from the bundle on the disk.
    void load();
  }, [isNeeded, name, i18n]);
  return part;
});
