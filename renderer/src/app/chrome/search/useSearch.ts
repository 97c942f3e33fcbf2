import { type RefObject, useId, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { PAD_LIST_MAX } from '../../../../../shared/contract/limits.ts';
import type { ListedLine } from '../../../../../shared/orderPad/ListedLine.ts';
import type { ParsedList } from '../../../../../shared/orderPad/parseList.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { popularOptions, type SearchOption, suggestedOptions } from './searchOptions.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface Search {
  text: string;
  options: readonly SearchOption[];
  /** The option that the arrow keys have reached. */
  active: number | null;
  isOpen: boolean;
  /** The API has answered for this text. */
  isAnswered: boolean;
  /** The number of suggestions, without the link to all results. */
  count: number;
  listId: string;
  root: RefObject<HTMLFormElement | null>;
  input: RefObject<HTMLInputElement | null>;
  type: (text: string) => void;
  /** A list that is pasted is offered to the order pad, too. */
  paste: (text: string) => void;
  open: () => void;
  close: () => void;
  clear: () => void;
  choose: (option: SearchOption) => void;
  point: (index: number) => void;
  move: (step: 1 | -1) => void;
  submit: () => void;
}

/** The state of the search box: its text, its options, and the active one. */
export function useSearch(): Search {
  const navigate = useNavigate();
  const [text, setText] = useTextOfPage();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useClosing(() => setOpen(false));
  const pasted = usePastedList(text);
  const offer = useOffer(text, isOpen, pasted.list);

  const close = (): void => {
    setOpen(false);
    setActive(null);
  };
  const type = (typed: string): void => {
    setText(typed);
    setActive(null);
  };
  const go = (keyword: string, to: string): void => {
    type(keyword);
    close();
    input.current?.blur();
    void navigate(to);
  };
  const choose = ({ key, section, label, to }: SearchOption): void => {
    if (key !== 'pad') return go(section === 'popular' ? label : text, to);
    pasted.open();
    go('', to);
  };
  return {
    ...offer,
    text,
    active,
    isOpen,
    root,
    input,
    close,
    choose,
    listId: useId(),
    open: () => setOpen(true),
    paste: pasted.read,
    point: setActive,
    type: (typed) => (type(typed), setOpen(true)),
    clear: () => (type(''), input.current?.focus()),
    submit: () => {
      const option = active === null ? undefined : offer.options[active];
      if (option) choose(option);
      else if (text.trim() !== '') go(text, paths.search(text.trim()));
      else input.current?.focus();
    },
    move: (step) => {
      const stops = offer.options.length + 1; // one of them is the text itself
      setOpen(true);
      setActive((now) => {
        const stop = ((now ?? -1) + 1 + step + stops) % stops;
        return stop === 0 ? null : stop - 1;
      });
    },
  };
}

/** The list that was pasted into the box, as long as it is what the box has. */
function usePastedList(text: string) {
  const stores = useStores();
  const [list, setList] = useState<{ read: ParsedList; text: string } | null>(null);
  // A field of one line drops the ends of lines, and what is longer than it takes.
  const isShown = list !== null && text !== '' && flat(list.text).includes(flat(text));
  return {
    list: isShown ? list.read.lines : [],
    read: (pasted: string): void => {
      if (pasted.length > PAD_LIST_MAX || !/[\n\t;,]/.test(pasted.trim())) return setList(null);
      void import('../../../../../shared/orderPad/parseList.ts').then(
        ({ parseList }) => {
          const read = parseList(pasted);
          return setList(read.lines.length > 1 ? { read, text: pasted } : null);
        },
        () => undefined, // without it the box still searches
      );
    },
    open: (): void => {
      if (!list) return;
      setList(null);
      void import('../../../stores/orderPad/OrderPadStore.ts').then(
        ({ OrderPadStore }) => stores.pageStore(OrderPadStore).addList(list.read),
        stores.offerReload,
      );
    },
  };
}

const flat = (text: string): string => text.replaceAll(/\s+/g, '');

/** Closes the options after a navigation. Filters chosen before typing do not remove the suggestions. */
function useClosing(close: () => void): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [shown, setShown] = useState({ key, pathname });
  if (key === shown.key) return;
  setShown({ key, pathname });
  if (isBack || pathname !== shown.pathname) close();
}

/** The options: popular searches before anything is typed, then suggestions and a link to all results. */
function useOffer(
  text: string,
  isOpen: boolean,
  list: readonly ListedLine[],
): Pick<Search, 'options' | 'isAnswered' | 'count'> {
  const { t } = useTranslation('chrome');
  const { queries } = useStores();
  const localise = useLocalised();
  const suggestions = useSuggestions(text, isOpen);
  const keyword = text.trim();
  if (keyword === '') {
    const hot = queries.peek('readConfig', {})?.keywords ?? [];
    return { options: popularOptions(hot.map((line) => localise(line, 'keyword'))), isAnswered: false, count: 0 };
  }
  const suggested = suggestions ? suggestedOptions(suggestions, localise) : [];
  const all: SearchOption = {
    key: 'all',
    section: 'all',
    label: t('search.all', { keyword }),
    to: paths.search(keyword),
  };
  const pad: SearchOption = {
    key: 'pad',
    section: 'all',
    label: t('search.pad', { count: list.length }),
    to: paths.orderPad,
  };
  return {
    options: [...(list.length > 0 ? [pad] : []), ...suggested, all],
    isAnswered: suggestions !== null,
    count: suggested.length,
  };
}

/** The text of the box: the searched text on the search page, elsewhere the text typed last. */
function useTextOfPage(): [string, (text: string) => void] {
  const [params] = useSearchParams();
  const ofPage = params.get('keyWord');
  const [text, setText] = useState(ofPage ?? '');
  const [known, setKnown] = useState(ofPage);
  if (ofPage !== known) {
    setKnown(ofPage);
    setText(ofPage ?? '');
  }
  return [text, setText];
}
