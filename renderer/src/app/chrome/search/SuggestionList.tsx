import { clsx } from 'clsx';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import type { SearchOption } from './searchOptions.ts';
import styles from './SuggestionList.module.css';
import type { Search } from './useSearch.ts';

const TITLED = ['popular', 'products', 'groups', 'brands', 'machines'] as const;

/**
 * The options under the search box, in named groups. The focus stays in the box; the arrow keys move through the
 * options.
 */
export const SuggestionList = observer(function SuggestionList({
  search,
  isSheet,
}: {
  search: Search;
  isSheet: boolean;
}) {
  const { t } = useTranslation('suggestions');
  const { options, listId, isOpen, text, count, isAnswered } = search;
  const isEmpty = text.trim() !== '' && isAnswered && count === 0;
  const isHidden = !isOpen || options.length === 0;
  const rows = options.map((option, index) => ({ option, index }));
  const row = ({ option, index }: (typeof rows)[number]) => (
    <Row key={option.key} search={search} option={option} index={index} />
  );
  return (
    <div className={clsx(styles.root, isSheet && styles.sheet, isHidden && styles.hidden)} hidden={isHidden}>
      {isEmpty && <p className={styles.none}>{t('none')}</p>}
      <div
        id={listId}
        className={clsx(styles.list, isSheet && styles.sheetList)}
        role="listbox"
        aria-label={t('chrome:search.label')}
      >
        {TITLED.map((section) => {
          const sectionRows = rows.filter(({ option }) => option.section === section);
          if (sectionRows.length === 0) return null;
          return (
            <div key={section} role="group" aria-labelledby={`${listId}-${section}`}>
              <div id={`${listId}-${section}`} className={styles.title} role="presentation">
                {t(section)}
              </div>
              {sectionRows.map(row)}
            </div>
          );
        })}
        {rows.filter(({ option }) => option.section === 'all').map(row)}
      </div>
    </div>
  );
});

function Row({ search, option, index }: { search: Search; option: SearchOption; index: number }) {
  const { active, listId, point, choose } = search;
  const row = useRef<HTMLDivElement>(null);
  const isActive = index === active;
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={`${listId}-${index}`}
      role="option"
      aria-selected={isActive}
      className={clsx(styles.row, option.product && styles.tall, isActive && styles.active)}
      onPointerMove={() => isActive || point(index)}
      onPointerDown={(event) => event.preventDefault()} // the box keeps the focus
      onClick={() => choose(option)}
    >
      {option.product ? (
        <>
          <Picture className={styles.picture} picture={option.product.picture} alt="" sizes="56px" shape="square" />
          <ProductText label={option.label} product={option.product} />
        </>
      ) : (
        <>
          {(option.section === 'all' || option.section === 'popular') && (
            <SearchRegular className={styles.icon} aria-hidden="true" />
          )}
          <span>{option.label}</span>
        </>
      )}
    </div>
  );
}

/** The measure at the end of a name, such as `2–5 MHz`, without a line break inside. */
const withUnbrokenMeasure = (name: string): string => name.replace(/(?<=\d) (?=\S{1,7}$)/u, '\u00a0');

function ProductText({ label, product }: { label: string; product: NonNullable<SearchOption['product']> }) {
  const { t } = useTranslation('suggestions');
  const { code, brand, match } = product;
  const { kind } = match;
  const matchNote =
    match.field === 'code' && kind !== 'words'
      ? t(kind, { value: match.value })
      : match.field !== 'name' && t(`field.${match.field}`, { value: match.value });
  return (
    <span className={styles.text}>
      <span className={styles.name}>{withUnbrokenMeasure(label)}</span>
      <span className={styles.facts}>
        <span className={styles.code} translate="no">
          {code}
        </span>{' '}
        · <span>{brand}</span>
      </span>
      {matchNote && <span className={styles.why}>{matchNote}</span>}
    </span>
  );
}
