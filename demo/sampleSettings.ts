import type { StoreSettings } from '../server/modules/company/settings/StoreSettings.ts';

/** The demonstration's settings. The IBAN and the telephone numbers are never assigned to anyone. */
export const SAMPLE_SETTINGS: StoreSettings = {
  name: 'Medstore',
  contact: {
    phone: '+1 (202) 555-0142',
    email: 'sales@example.com',
    address: {
      en: '120 Harbor Street, Boston, MA 02110, USA',
      es: 'Harbor Street 120, Boston, MA 02110, EE. UU.',
      ru: 'Harbor Street, 120, Бостон, MA 02110, США',
      zh: '美国马萨诸塞州波士顿市港口街120号，邮编02110',
    },
  },
  // Without summer time, so that pages do not depend on the season.
  hours: {
    zone: 'Etc/GMT+5',
    week: {
      monday: '09:00-18:00',
      tuesday: '09:00-18:00',
      wednesday: '09:00-18:00',
      thursday: '09:00-18:00',
      friday: '09:00-18:00',
    },
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  whatsapp: '+12025550142',
  messenger: 'https://m.me/medstore.example',
  seller: {
    name: 'Medstore Supply, Inc.',
    address: ['120 Harbor Street', 'Boston, MA 02110', 'USA'],
    registration: 'Commonwealth of Massachusetts, No. 000000000',
    tax_numbers: ['EIN 00-0000000'],
    email: 'sales@example.com',
    phone: '+1 (202) 555-0142',
    bank: {
      name: 'Example Bank',
      beneficiary: 'Medstore Supply, Inc.',
      iban: 'XX00 0000 0000 0000 0000 00',
      bic: 'EXMPXX00XXX',
    },
  },
  follower: {
    name: 'Marta Lindqvist',
    email: 'quotations@medstore.example',
    phone: '+1 (202) 555-0123',
  },
  currency: 'USD',
  // They name the demonstration's coupons.
  levels: [
    {
      name: { en: 'Member', es: 'Miembro', ru: 'Участник', zh: '普通会员' },
      text: {
        en: 'From registration. Every whole dollar of a delivered order earns 1 point and 1 growth point; 100 points are worth 1 dollar.',
        es: 'Desde el registro. Cada dólar entero de un pedido entregado da 1 punto y 1 punto de nivel; 100 puntos equivalen a 1 dólar.',
        ru: 'С момента регистрации. За каждый полный доллар доставленного заказа — 1 балл и 1 балл уровня; 100 баллов равны 1 доллару.',
        zh: '注册即享。已完成订单每满1美元可得1积分和1成长值；100积分可抵1美元。',
      },
    },
    {
      name: { en: 'Silver', es: 'Plata', ru: 'Серебряный', zh: '白银会员' },
      text: {
        en: 'A coupon of $20 when you reach this level.',
        es: 'Un cupón de 20 $ al alcanzar este nivel.',
        ru: 'Купон на 20 $ при переходе на этот уровень.',
        zh: '升至该等级时赠送20美元优惠券。',
      },
    },
    {
      name: { en: 'Gold', es: 'Oro', ru: 'Золотой', zh: '黄金会员' },
      text: {
        en: 'A coupon of $75 when you reach this level.',
        es: 'Un cupón de 75 $ al alcanzar este nivel.',
        ru: 'Купон на 75 $ при переходе на этот уровень.',
        zh: '升至该等级时赠送75美元优惠券。',
      },
    },
    {
      name: { en: 'Platinum', es: 'Platino', ru: 'Платиновый', zh: '铂金会员' },
      text: {
        en: 'A coupon of 5% off, up to $500, when you reach this level.',
        es: 'Un cupón del 5 % de descuento, hasta 500 $, al alcanzar este nivel.',
        ru: 'Купон на скидку 5 %, не более 500 $, при переходе на этот уровень.',
        zh: '升至该等级时赠送9.5折优惠券，最高减500美元。',
      },
    },
    {
      name: { en: 'Diamond', es: 'Diamante', ru: 'Бриллиантовый', zh: '钻石会员' },
      text: {
        en: 'A coupon of 8% off, up to $2,000, when you reach this level.',
        es: 'Un cupón del 8 % de descuento, hasta 2000 $, al alcanzar este nivel.',
        ru: 'Купон на скидку 8 %, не более 2000 $, при переходе на этот уровень.',
        zh: '升至该等级时赠送9.2折优惠券，最高减2000美元。',
      },
    },
  ],
};
