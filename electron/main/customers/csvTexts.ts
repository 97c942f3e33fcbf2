import type { CustomerSource } from '../../../shared/customers/customer.ts';
import type { Language } from '../../../shared/text/languages.ts';

interface CsvTexts {
  columns: readonly string[];
  yes: string;
  no: string;
  sources: Readonly<Record<CustomerSource, string>>;
}

/** The column headings of the customers' CSV, in order. */
export const csvTexts: Readonly<Record<Language, CsvTexts>> = {
  en: {
    columns: [
      'Name',
      'Company',
      'E-mail',
      'Phone',
      'Country',
      'Interested in',
      'Notes',
      'Follow up on',
      'May be contacted',
      'Agreed at (UTC)',
      'Agreed to',
      'Language',
      'Source',
      'Added at (UTC)',
    ],
    yes: 'Yes',
    no: 'No',
    sources: { form: 'Form', card: 'vCard', scan: 'Scanner', camera: 'Camera' },
  },
  es: {
    columns: [
      'Nombre',
      'Empresa',
      'Correo electrónico',
      'Teléfono',
      'País',
      'Interés',
      'Notas',
      'Seguimiento el',
      'Se puede contactar',
      'Aceptado el (UTC)',
      'Texto aceptado',
      'Idioma',
      'Origen',
      'Añadido el (UTC)',
    ],
    yes: 'Sí',
    no: 'No',
    sources: { form: 'Formulario', card: 'vCard', scan: 'Lector', camera: 'Cámara' },
  },
  ru: {
    columns: [
      'Имя',
      'Организация',
      'Эл. почта',
      'Телефон',
      'Страна',
      'Интересует',
      'Заметки',
      'Связаться',
      'Можно связываться',
      'Согласие дано (UTC)',
      'Текст согласия',
      'Язык',
      'Источник',
      'Добавлен (UTC)',
    ],
    yes: 'Да',
    no: 'Нет',
    sources: { form: 'Форма', card: 'vCard', scan: 'Сканер', camera: 'Камера' },
  },
  zh: {
    columns: [
      '姓名',
      '公司',
      '电子邮箱',
      '电话',
      '国家/地区',
      '感兴趣的产品',
      '备注',
      '跟进日期',
      '可以联系',
      '同意时间 (UTC)',
      '同意内容',
      '语言',
      '来源',
      '添加时间 (UTC)',
    ],
    yes: '是',
    no: '否',
    sources: { form: '表单', card: 'vCard', scan: '扫码枪', camera: '摄像头' },
  },
};
