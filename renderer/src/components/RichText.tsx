import { mergeClasses } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { stripLanguage, withLanguage } from '../../../shared/languages.ts';
import { useSite } from '../ui/Head.tsx';
import { useStyles } from './RichText.styles.ts';

interface RichTextProps {
  /** From the server, which lets nothing through but plain writing. */
  html: string;
  className?: string;
}

/** Writing that comes as HTML. Its links to the store stay in this language, and in this page. */
export function RichText({ html, className }: RichTextProps) {
  const { language } = useSite();
  const navigate = useNavigate();
  const styles = useStyles();
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    if (!href?.startsWith('/')) return;
    event.preventDefault();
    void navigate(stripLanguage(href));
  };
  return (
    <div
      className={mergeClasses(styles.root, className)}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: inLanguage(html, (path) => withLanguage(path, language)) }}
    />
  );
}

/** The server writes every link of ours as `href="/`. */
const inLanguage = (html: string, prefixed: (path: string) => string): string =>
  html.replaceAll(/href="(\/[^"]*)"/g, (_all, path: string) => `href="${prefixed(path)}"`);
