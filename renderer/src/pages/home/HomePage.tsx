import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { Blocks } from '../../components/blocks/Blocks.tsx';
import { landingPath } from '../../routing/landing.ts';
import { useStores } from '../../stores/context.ts';
import { Head } from '../../ui/Head.tsx';
import { useLocalised } from '../../ui/useLocalised.ts';

/** The front page, or the page that `?pageId=` names in its place. */
export const HomePage = observer(function HomePage() {
  const { pk, isFront } = useLoaderData<{ pk: number; isFront: boolean }>();
  const { reads } = useStores();
  const page = reads.peek('readPageConfig', { pk });
  const config = reads.peek('readConfig', {});
  const text = useLocalised();
  const { t } = useTranslation('home');
  if (!page || !config) return null;
  const own = landingPath(config, pk);
  return (
    <Blocks page={page}>
      <Head
        title={isFront ? t('title') : text(page, 'title')}
        {...(own ? { pathIn: () => own } : { query: `?pageId=${pk}` })}
        description={text(page, 'summary')}
      />
    </Blocks>
  );
});
