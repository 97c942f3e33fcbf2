import { clsx } from 'clsx';
import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { withLanguage } from '../../../../../shared/text/languages.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { FieldButton } from '../../../ui/form/FieldButton.tsx';
import { useSite } from '../../../ui/head/Head.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import styles from './SearchBox.module.css';
import { type Search, useSearch } from './useSearch.ts';
import { useSuggestionList } from './useSuggestionList.ts';

interface SearchBoxProps {
  /** On a phone the open search takes the whole screen. */
  isSheet?: boolean;
}

/** Search by name or part number, with suggestions. Without scripts it is a form that opens the search page. */
export const SearchBox = observer(function SearchBox({ isSheet = false }: SearchBoxProps) {
  const { t } = useTranslation('chrome');
  const { language } = useSite();
  const search = useSearch();
  const { text, options, active, isOpen, listId, input } = search;
  const isSheetOpen = isSheet && isOpen;
  const part = useSuggestionList(isOpen);
  return (
    <form
      ref={search.root}
      role="search"
      className={clsx(styles.root, isSheetOpen && styles.sheet)}
      action={withLanguage(paths.search(), language)}
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || search.close()}
    >
      <div className={styles.field}>
        {isSheetOpen && (
          <FieldButton label={t('search.close')} onClick={search.close}>
            <ArrowLeftRegular aria-hidden="true" />
          </FieldButton>
        )}
        <input
          ref={input}
          className={styles.input}
          type="text"
          name="keyWord"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={part !== null && isOpen && options.length > 0}
          aria-controls={part ? listId : undefined}
          aria-autocomplete="list"
          {...(active !== null && { 'aria-activedescendant': `${listId}-${active}` })}
          placeholder={t('search.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => search.type(event.currentTarget.value)}
          onPaste={(event) => search.paste(event.clipboardData.getData('text/plain'))}
          onFocus={search.open}
          onClick={search.open}
          onKeyDown={(event) => handleKey(event, search)}
        />
        {text !== '' && (
          <FieldButton label={t('search.clear')} onClick={search.clear}>
            <DismissRegular aria-hidden="true" />
          </FieldButton>
        )}
        <FieldButton type="submit" className={styles.submit} label={t('search.submit')}>
          <SearchRegular aria-hidden="true" />
        </FieldButton>
      </div>
      <VisuallyHidden isStatus>
        {isOpen && text !== '' && search.isAnswered ? t('search.count', { count: search.count }) : ''}
      </VisuallyHidden>
      {part && <part.SuggestionList search={search} isSheet={isSheet} />}
    </form>
  );
});

/** Up and down move through the options, Escape closes them; Enter submits the form. */
function handleKey(event: KeyboardEvent, { isOpen, move, close }: Search): void {
  if (event.nativeEvent.isComposing) return; // the key belongs to the input method
  if (event.key === 'ArrowDown') move(1);
  else if (event.key === 'ArrowUp') move(-1);
  else if (event.key === 'Escape' && isOpen) close();
  else return;
  event.preventDefault();
}
