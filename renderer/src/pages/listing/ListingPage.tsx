import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { languagesOf } from '../../../../shared/text/localised.ts';
import { Breadcrumbs, useGroupSteps } from '../../components/navigation/Breadcrumbs.tsx';
import { ListingHead } from '../../components/listing/ListingHead.tsx';
import type { Listing } from '../../components/listing/loadListing.ts';
import { ProductList } from '../../components/listing/ProductList.tsx';
import { useListing } from '../../components/listing/useListing.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Framed } from '../../routing/firstFrame.ts';
import { groupTrail } from '../../routing/groupTrail.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { BelowTheFold } from '../../ui/layout/BelowTheFold.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import styles from '../../ui/layout/Page.module.css';
import { GroupTiles } from './GroupTiles.tsx';
import { SiblingLinks } from './SiblingLinks.tsx';

/** A group of the catalogue: its products, subgroups and siblings. */
export const ListingPage = observer(function ListingPage() {
  const { t } = useTranslation('catalogue');
  const { queries } = useStores();
  const text = useLocalised();
  const loaded = useLoaderData<Framed<Listing>>();
  const listing = useListing(loaded);
  const id = listing.payload.group_id ?? 0;
  const groupReply = queries.peek('readGroup', { id });
  const tree = queries.peek('readGroupTree', {}) ?? [];
  const trail = groupTrail(tree, id);
  const siblings = (trail.length > 1 ? trail.at(-2)!.child_set : tree).filter((other) => other.id !== id);
  const children = trail.at(-1)?.child_set ?? [];
  // In the first frame after a click the group's description is not known yet: its room is kept.
  const group = groupReply ?? trail.at(-1);
  const steps = useGroupSteps(trail.slice(0, -1));
  if (!group) return null;
  const name = text(group, 'group_name');
  const description = groupReply && text(groupReply, 'description');
  return (
    <main id="content" className={styles.root}>
      <ListingHead
        path={paths.group(group)}
        title={name}
        languages={languagesOf(group, 'group_name')}
        description={description || t('group.summary', { name, count: group.product_count })}
      />
      <header className={styles.header}>
        <Breadcrumbs steps={steps} current={name} />
        <h1 tabIndex={-1} className={styles.title}>
          {name}
        </h1>
        {(description || loaded.behind) && (
          <p className={clsx(styles.description, loaded.behind && styles.room)}>{description}</p>
        )}
      </header>
      <BelowTheFold key={id}>
        {children.length > 0 && <GroupTiles groups={children} label={t('group.below')} />}
        {children.length === 0 && <SiblingLinks groups={siblings} label={t('group.beside')} />}
        <ProductList listing={listing} expected={group.product_count} />
      </BelowTheFold>
    </main>
  );
});
