import type { Language } from '../text/languages.ts';

/** The consent wording in the customer's language; stored word for word with the consent. */
export const CONSENT_WORDING: Readonly<Record<Language, string>> = {
  en: 'I agree that Medstore keeps the contact details given here and contacts me about its products and my requests. I may withdraw this at any time.',
  es: 'Acepto que Medstore guarde los datos de contacto aquí indicados y se ponga en contacto conmigo acerca de sus productos y de mis solicitudes. Puedo retirar este consentimiento en cualquier momento.',
  ru: 'Я согласен (согласна) на то, что Medstore хранит указанные здесь контактные данные и связывается со мной по поводу своей продукции и моих запросов. Согласие можно отозвать в любое время.',
  zh: '我同意 Medstore 保存此处填写的联系方式，并就其产品及我的需求与我联系。我可以随时撤回此同意。',
};
