import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { observer } from 'mobx-react-lite';
import type { ProductPage } from '../../../../shared/contract/schemas/catalogue.ts';
import { withoutQuotes } from '../../../../shared/search/withoutQuotes.ts';
import { ContactChannels } from '../../components/contact/ContactChannels.tsx';
import type { Listing } from '../../components/listing/loadListing.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';
import { HotKeywords } from './keywords/HotKeywords.tsx';
import { KeywordLinks } from './keywords/KeywordLinks.tsx';
import styles from './NothingFound.module.css';
import { RequestWords } from './RequestWords.tsx';

interface NothingFoundProps {
  keyword: string;
  listing: Listing;
}

/** The empty search result: what comes nearest, a request for these words, broader searches, and contacts. */
export const NothingFound = observer(function NothingFound({ keyword, listing }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const { queries } = useStores();
  const nearest = queries.peek('listProducts', listing.payload)?.nearest ?? {};
  const { spelling, broader = [] } = nearest;
  return (
    <div className={styles.root}>
      <EmptyState icon={<SearchRegular />} title={t('none', { keyword })}>
        <RequestWords keyword={keyword} />
        <NearestGroup group={nearest.group} />
      </EmptyState>
      {spelling !== undefined && (
        <p className={styles.spelling}>
          <span>{t(spelling === withoutQuotes(keyword) ? 'unquoted' : 'meant')}</span>{' '}
          <Link className={styles.link} to={paths.search(spelling)}>
            {spelling}
          </Link>
        </p>
      )}
      {broader.length > 0 && (
        <section className={styles.contact}>
          <h2 className={styles.heading}>{t('looser')}</h2>
          <KeywordLinks keywords={broader} isCentred />
        </section>
      )}
      <ul className={styles.tips}>
        <li>{t('tipSpelling')}</li>
        <li>{t('tipPart')}</li>
        <li>{t('tipWords')}</li>
      </ul>
      <section className={styles.contact}>
        <h2 className={styles.heading}>{t('ask')}</h2>
        <ContactChannels about={t('catalogue:contact.searched', { keyword })} isCentred />
      </section>
      <HotKeywords isCentred />
    </div>
  );
});

/** The group that the words name, else all groups. */
function NearestGroup({ group }: Pick<NonNullable<ProductPage['nearest']>, 'group'>) {
  const { t } = useTranslation('search');
  const text = useLocalised();
  if (!group) return <LinkButton to={paths.category}>{t('catalogue:empty.browse')}</LinkButton>;
  return <LinkButton to={paths.group(group)}>{t('group', { name: text(group, 'group_name') })}</LinkButton>;
}
