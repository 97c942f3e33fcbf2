import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { ContactChannels } from '../../components/contact/ContactChannels.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import { HotKeywords } from './HotKeywords.tsx';
import { KeywordLinks } from './KeywordLinks.tsx';
import { broaderKeywords } from './broaderKeywords.ts';
import styles from './NothingFound.module.css';

/** The empty search result: broader searches, how to write a part number, and contacts. */
export function NothingFound({ keyword }: { keyword: string }) {
  const { t } = useTranslation('catalogue');
  const looser = broaderKeywords(keyword);
  return (
    <div className={styles.root}>
      <EmptyState icon={<SearchRegular />} title={t('search.none', { keyword })}>
        <LinkButton to={paths.category}>{t('empty.browse')}</LinkButton>
      </EmptyState>
      {looser.length > 0 && (
        <section className={styles.contact}>
          <h2 className={styles.heading}>{t('search.looser')}</h2>
          <KeywordLinks keywords={looser} isCentred />
        </section>
      )}
      <ul className={styles.tips}>
        <li>{t('search.tipSpelling')}</li>
        <li>{t('search.tipPart')}</li>
        <li>{t('search.tipWords')}</li>
      </ul>
      <section className={styles.contact}>
        <h2 className={styles.heading}>{t('search.ask')}</h2>
        <ContactChannels about={t('contact.searched', { keyword })} />
      </section>
      <HotKeywords isCentred />
    </div>
  );
}
