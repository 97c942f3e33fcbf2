import { observer } from 'mobx-react-lite';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { LoadError } from '../../components/loading/LoadError.tsx';
import { useQuery } from '../../components/loading/useQuery.ts';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { RichText } from '../../components/article/RichText.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocalised } from '../../ui/text/useLocalised.ts';

/** The page about the store within the user centre; public, so guests can read it, too. */
export function MemberAboutPage() {
  const { t } = useTranslation('member');
  return (
    <MemberFrame title={t('nav.about')} visitor={<About />}>
      <About />
    </MemberFrame>
  );
}

const About = observer(function About() {
  const text = useLocalised();
  const { data, error, retry } = useQuery('readPublicConfig', { id: 'about-us' }, { isLasting: true });
  if (error) return <LoadError error={error} retry={retry} />;
  return data ? <RichText html={text(data, 'html')} /> : <LoadingPlaceholder />;
});
