import { observer } from 'mobx-react-lite';
import { useRevalidator } from 'react-router-dom';
import { RichText } from '../../components/article/RichText.tsx';
import styles from '../../components/service/ServiceParts.module.css';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';

const QUESTIONS = 4;

/** The first questions of the FAQ, with answers. */
const frequentQuestions = (html: string): string =>
  [...html.matchAll(/<details>[^]*?<\/details>/g)]
    .slice(0, QUESTIONS)
    .map(([question]) => question)
    .join('');

/** The most frequent questions with answers, and a link to the rest. */
export const FrequentQuestions = observer(function FrequentQuestions() {
  const { t } = useTranslation('publish');
  const faq = useStores().queries.peek('readPublicConfig', { id: 'FAQ' });
  const { revalidate, state } = useRevalidator();
  const text = useLocalised();
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className={styles.heading}>
        {t('service.faq')}
      </h2>
      {faq ? (
        <RichText html={frequentQuestions(text(faq, 'html'))} />
      ) : (
        <div role="alert" className={styles.failed}>
          <p>{t('service.faqUnavailable')}</p>
          <Button size="large" disabledFocusable={state === 'loading'} onClick={() => void revalidate()}>
            {t('service.retry')}
          </Button>
        </div>
      )}
      <Link className={styles.more} to={paths.publish('FAQ')}>
        {t('service.allFaq')}
      </Link>
    </section>
  );
});
