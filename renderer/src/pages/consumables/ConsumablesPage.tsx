import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { languagesOf } from '../../../../shared/text/localised.ts';
import { Blocks } from '../../components/blocks/Blocks.tsx';
import { useStores } from '../../stores/context.ts';
import { Head } from '../../ui/head/Head.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';

/** All consumables on one page. */
export const ConsumablesPage = observer(function ConsumablesPage() {
  const { pk } = useLoaderData<{ pk: number }>();
  const page = useStores().queries.peek('readPageConfig', { pk });
  const text = useLocalised();
  if (!page) return null;
  return (
    <Blocks page={page}>
      <Head title={text(page, 'title')} description={text(page, 'summary')} languages={languagesOf(page, 'title')} />
    </Blocks>
  );
});
