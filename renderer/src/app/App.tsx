import type { i18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { type ReactNode, StrictMode, useContext, useEffect, useMemo } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { localised } from '../../../shared/text/localised.ts';
import { DEFAULT_STORE_NAME, setStoreName, storeNameIn } from '../i18n/storeName.ts';
import { StoresContext, useStores } from '../stores/context.ts';
import type { Stores } from '../stores/Stores.ts';
import { showBrandColours } from '../theme/brandColours.ts';
import { type Site, SiteContext } from '../ui/head/Head.tsx';

interface AppProps {
  stores: Stores;
  i18n: i18n;
  site: Site;
  /** Called when the router is followed; earlier navigations would not be shown. */
  onAlive?: () => void;
  children: ReactNode;
}

/** The providers around every page, the same on the server, in the browser and in the desktop client. */
export function App({ stores, i18n: texts, site, onAlive, children }: AppProps) {
  useEffect(() => {
    // Says that the page is hydrated; before that a click on the server's HTML has no effect.
    document.documentElement.setAttribute('data-alive', '');
    onAlive?.();
  }, [onAlive]);
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <StoresContext value={stores}>
          <Presented site={site}>{children}</Presented>
        </StoresContext>
      </I18nextProvider>
    </StrictMode>
  );
}

/** The store's name for all parts, and the only switch that hides all prices while a rep shows the screen. */
const Presented = observer(function Presented({ site, children }: Pick<AppProps, 'site' | 'children'>) {
  const { customers, queries } = useStores();
  const { isPresenting, maskAmounts } = customers;
  const { i18n: texts } = useContext(I18nContext)!;
  const config = queries.peek('readConfig', {});
  const storeName = (config && localised(config.store, 'name', site.language)) || DEFAULT_STORE_NAME;
  // Before the parts that show texts are rendered.
  if (storeNameIn(texts) !== storeName) setStoreName(texts, storeName);
  const offeredLanguages = config?.languages;
  const currency = config?.currency;
  const colours = config?.colours;
  useEffect(() => {
    if (config) showBrandColours(colours);
  }, [config, colours]);
  const shown = useMemo(
    () => ({
      ...site,
      storeName,
      offered: offeredLanguages,
      ...(isPresenting && { hidesMoney: true, maskAmounts: (text: string) => maskAmounts?.(text, currency) ?? text }),
    }),
    [site, storeName, offeredLanguages, isPresenting, maskAmounts, currency],
  );
  return <SiteContext value={shown}>{children}</SiteContext>;
});
