import { observer } from 'mobx-react-lite';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Listing } from '../../components/listing/loadListing.ts';
import { MatchNote } from '../../components/listing/match/MatchNote.tsx';
import { ProductList } from '../../components/listing/ProductList.tsx';
import { useListing } from '../../components/listing/useListing.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Framed } from '../../routing/firstFrame.ts';
import { Head } from '../../ui/head/Head.tsx';
import { BelowTheFold } from '../../ui/layout/BelowTheFold.tsx';
import styles from '../../ui/layout/Page.module.css';
import { HotKeywords } from './keywords/HotKeywords.tsx';
import { keywordIn } from './keyword.ts';
import { NothingFound } from './NothingFound.tsx';
import { Reading } from './Reading.tsx';
import { ServiceOffer } from './ServiceOffer.tsx';

const KEEPS = ['keyWord'];

/** Search results with the reason of each match; or suggestions where there are none. */
export const SearchPage = observer(function SearchPage() {
  const { t } = useTranslation('search');
  const listing = useListing(useLoaderData<Framed<Listing> | null>());
  const keyword = keywordIn(useLocation().search);
  const title = keyword ? t('for', { keyword }) : t('title');
  const noteOf = ({ match }: ProductItem) => match && <MatchNote match={match} keyword={keyword} />;
  return (
    <main id="content" className={styles.root}>
      <Head title={title} isPrivate />
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {listing ? (
        <BelowTheFold>
          <ServiceOffer keyword={keyword} />
          <Reading listing={listing} keyword={keyword} />
          <ProductList
            listing={listing}
            keeps={KEEPS}
            keyword={keyword}
            noteOf={noteOf}
            empty={<NothingFound keyword={keyword} listing={listing} />}
          />
        </BelowTheFold>
      ) : (
        <>
          <p className={styles.description}>{t('hint')}</p>
          <HotKeywords />
        </>
      )}
    </main>
  );
});
