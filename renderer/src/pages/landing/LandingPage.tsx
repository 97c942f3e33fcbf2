import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { languagesOf } from '../../../../shared/text/localised.ts';
import { Blocks } from '../../components/blocks/Blocks.tsx';
import { landingPath } from '../../routing/landing.ts';
import { useStores } from '../../stores/context.ts';
import { Head } from '../../ui/head/Head.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';

/** A landing page: a campaign, a kind of products or of rooms. */
export const LandingPage = observer(function LandingPage() {
  const { pk } = useLoaderData<{ pk: number }>();
  const { queries } = useStores();
  const page = queries.peek('readPageConfig', { pk });
  const config = queries.peek('readConfig', {});
  const text = useLocalised();
  if (!page || !config) return null;
  const canonicalPath = landingPath(config, pk);
  return (
    <Blocks page={page}>
      <Head
        title={text(page, 'title')}
        description={text(page, 'summary')}
        languages={languagesOf(page, 'title')}
        {...(canonicalPath && { pathIn: () => canonicalPath })}
      />
    </Blocks>
  );
});
