import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** One declaration of a class. */
export interface Declaration {
  property: string;
  /** Its at-rules and selector, with `&` for the class. */
  scope: string;
  layer: string;
  /** Its place in the file. */
  position: number;
}

/** The declarations of a CSS module by class. */
export function cssClasses(css: string): Map<string, Declaration[]> {
  const classes = new Map<string, Declaration[]>();
  let position = 0;
  postcss.parse(css).walkDecls(({ prop, parent }) => {
    for (const selector of selectorsOf(parent)) {
      const name = /^\.([\w-]+)/.exec(selector)?.[1];
      if (name === undefined) continue;
      const { media, layer } = atRulesOf(parent);
      const scope = media + selector.replaceAll(`.${name}`, '&');
      classes.set(name, [...(classes.get(name) ?? []), { property: prop, scope, layer, position: position++ }]);
    }
  });
  return classes;
}

/** The selectors of a rule, including those it is nested in. */
function selectorsOf(node: Container | undefined): string[] {
  if (!node || node.type === 'root') return [];
  const outer = selectorsOf(node.parent as Container | undefined);
  if (node.type !== 'rule') return outer;
  const selectors = (node as Rule).selectors;
  return outer.length === 0 ? selectors : outer.flatMap((one) => selectors.map((each) => each.replaceAll('&', one)));
}

function atRulesOf(node: Container | undefined): { media: string; layer: string } {
  if (!node || node.type === 'root') return { media: '', layer: '' };
  const outer = atRulesOf(node.parent as Container | undefined);
  if (node.type !== 'atrule') return outer;
  const { name, params } = node as AtRule;
  return name === 'layer' ? { ...outer, layer: params } : { ...outer, media: `${outer.media}@${name} ${params} ` };
}
