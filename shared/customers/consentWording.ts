import type { Language } from '../text/languages.ts';

const WORDING: Readonly<Record<Language, string>> = {
  en: 'I agree that {{store}} keeps the contact details given here and contacts me about its products and my requests. I may withdraw this at any time.',
  es: 'Acepto que {{store}} guarde los datos de contacto aquí indicados y se ponga en contacto conmigo acerca de sus productos y de mis solicitudes. Puedo retirar este consentimiento en cualquier momento.',
  ru: 'Я согласен (согласна) на то, что {{store}} хранит указанные здесь контактные данные и связывается со мной по поводу своей продукции и моих запросов. Согласие можно отозвать в любое время.',
  zh: '我同意 {{store}} 保存此处填写的联系方式，并就其产品及我的需求与我联系。我可以随时撤回此同意。',
};

/** The consent wording in the customer's language, which names the store; stored word for word with the consent. */
export const consentWording = (language: Language, store: string): string =>
  WORDING[language].replace('{{store}}', () => store);
