import { Parser } from 'htmlparser2';
import { UnreadableFile } from '../readLines.ts';

/** An element of XML or HTML, without the prefixes of its names. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in it, entities read. */
  text: string;
  children: Element[];
}

const DEPTH_MAX = 200;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML. Throws an UnreadableFile if it is cut off. */
export const readXml = (text: string): Element => read(text, true);

/** Reads HTML; element names are in lower case. Throws an UnreadableFile if a table is cut off. */
export const readHtml = (text: string): Element => read(text, false);

function read(text: string, isXml: boolean): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const own = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value] as const);
        const element = { name: withoutPrefix(name), attributes: Object.fromEntries(own), text: '', children: [] };
        open.at(-1)!.children.push(element);
        if (open.push(element) > DEPTH_MAX)
          throw new UnreadableFile(`its elements are nested more than ${DEPTH_MAX} deep`);
      },
      ontext: (part) => void (open.at(-1)!.text += part),
      onclosetag: () => void open.pop(),
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  parser.write(text);
  // Without its end the last product would come in with half of its values.
  const cut = isXml ? open[1] && open.at(-1) : open.find(({ name }) => name === 'table');
  if (cut) throw new UnreadableFile(`it ends in the middle of <${cut.name}>: ask for the whole file`);
  parser.end();
  return root;
}

/** All elements of a name in an element, however deep, those in other such elements included. */
export function* descendants(element: Element, name: string): Generator<Element> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    yield* descendants(child, name);
  }
}

/** The elements of a name directly in an element. */
export const childrenOf = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.name === name);

/** The text of the first element of a name in an element, however deep; empty without one. */
export const textOf = (element: Element | undefined, name: string): string =>
  element ? (descendants(element, name).next().value?.text.trim() ?? '') : '';
