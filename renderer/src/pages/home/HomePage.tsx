import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import type { RoutineConfig } from '../../../../shared/contract/schemas/content.ts';
import { Blocks } from '../../components/blocks/Blocks.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { landingPath } from '../../routing/landing.ts';
import { paths } from '../../routing/paths.ts';
import { organization, webSite } from '../../seo/storeThings.ts';
import { useStores } from '../../stores/context.ts';
import { Head, useStoreName } from '../../ui/head/Head.tsx';
import { StructuredData } from '../../ui/head/StructuredData.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';

/** The merchant as structured data, for search engines. */
function StoreData({ config }: { config: RoutineConfig }) {
  const name = useStoreName();
  const about = { name, config, contactPath: paths.customerService, returnsPath: paths.publish('after-sales') };
  return (
    <>
      <StructuredData of={(site) => organization({ ...site, ...about })} />
      <StructuredData of={(site) => webSite({ ...site, ...about })} />
    </>
  );
}

/** The front page, or the page that `?pageId=` names. */
export const HomePage = observer(function HomePage() {
  const { pk, isFront } = useLoaderData<{ pk: number; isFront: boolean }>();
  const { queries } = useStores();
  const page = queries.peek('readPageConfig', { pk });
  const config = queries.peek('readConfig', {});
  const text = useLocalised();
  const { t } = useTranslation('home');
  if (!page || !config) return null;
  const canonicalPath = landingPath(config, pk);
  return (
    <Blocks page={page}>
      <Head
        title={isFront ? t('title') : text(page, 'title')}
        {...(canonicalPath ? { pathIn: () => canonicalPath } : { query: `?pageId=${pk}` })}
        description={text(page, 'summary')}
      />
      {import.meta.env.SSR && isFront && <StoreData config={config} />}
    </Blocks>
  );
});
