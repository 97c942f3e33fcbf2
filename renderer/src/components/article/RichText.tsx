import { clsx } from 'clsx';
import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Language, stripLanguage, withLanguage } from '../../../../shared/text/languages.ts';
import { escapeUnknownTags } from '../../../../shared/text/escapeUnknownTags.ts';
import { TRUSTED_TYPES } from '../../../../shared/web/trustedTypes.ts';
import { createTrustedTypesRule } from '../../platform/createTrustedTypesRule.ts';
import { useSite } from '../../ui/head/Head.tsx';
import styles from './RichText.module.css';
import { hasModifier } from '../../ui/navigation/hasModifier.ts';

interface RichTextProps {
  /** HTML that the server has sanitised. */
  html: string;
  className?: string;
}

const trustedHtml = createTrustedTypesRule('createHTML', TRUSTED_TYPES.writing, escapeUnknownTags);

/** Renders the merchant's HTML. Links to the store keep the language and navigate without a reload. */
export function RichText({ html, className }: RichTextProps) {
  const { language } = useSite();
  const navigate = useNavigate();
  // Memoised: a trusted value is a new object each time, for which React would set the HTML again.
  const inner = useMemo(() => ({ __html: trustedHtml(withLocalLinks(html, language)) }), [html, language]);
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || hasModifier(event)) return;
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    if (!href?.startsWith('/')) return;
    event.preventDefault();
    void navigate(stripLanguage(href));
  };
  return <div className={clsx(styles.root, className)} onClick={follow} dangerouslySetInnerHTML={inner} />;
}

/** The server writes every link to the store as `href="/`. */
const withLocalLinks = (html: string, language: Language): string =>
  html.replaceAll(/href="(\/[^"]*)"/g, (_all, path: string) => `href="${withLanguage(path, language)}"`);
