import type { AfterSaleState } from '../../../shared/contract/schemas/returns.ts';
import type { MessageText } from './MessageText.ts';

type Keys = `after_sale_${Exclude<AfterSaleState, 'requested'>}`;

/** Texts about a member's returns and exchanges; `{{code}}` is the order's number. */
export const returnTexts: Record<Keys, MessageText> = {
  after_sale_approved: {
    flag: 'account',
    title: [
      'Your request for order {{code}} is approved',
      'Su solicitud sobre el pedido {{code}} está aprobada',
      'Заявка по заказу {{code}} одобрена',
      '订单 {{code}} 的售后申请已通过',
    ],
    body: [
      'Please send the products back to the address on our customer service page, with the order number.',
      'Envíenos los productos a la dirección de nuestra página de atención al cliente, con el número del pedido.',
      'Отправьте товары по адресу со страницы поддержки и укажите номер заказа.',
      '请将产品寄至“客户服务”页面所示地址，并注明订单号。',
    ],
  },
  after_sale_refused: {
    flag: 'account',
    title: [
      'Your request for order {{code}} is refused',
      'Su solicitud sobre el pedido {{code}} ha sido rechazada',
      'Заявка по заказу {{code}} отклонена',
      '订单 {{code}} 的售后申请未通过',
    ],
    body: [
      'See the reason under “Returns and exchanges”.',
      'El motivo figura en la página de devoluciones.',
      'Причина указана на странице возвратов.',
      '原因见售后服务页面。',
    ],
  },
  after_sale_received: {
    flag: 'account',
    title: [
      'We have received the products of order {{code}}',
      'Hemos recibido los productos del pedido {{code}}',
      'Мы получили товары заказа {{code}}',
      '我们已收到订单 {{code}} 的退回产品',
    ],
    body: [
      'We are checking them and will get back to you.',
      'Los estamos revisando y le informaremos.',
      'Мы проверяем их и сообщим вам о результате.',
      '我们正在检查，稍后回复您。',
    ],
  },
  after_sale_done: {
    flag: 'account',
    title: [
      'Your request for order {{code}} is settled',
      'Su solicitud sobre el pedido {{code}} está resuelta',
      'Заявка по заказу {{code}} выполнена',
      '订单 {{code}} 的售后申请已完成',
    ],
    body: ['Thank you for your patience.', 'Gracias por su paciencia.', 'Спасибо за терпение.', '感谢您的耐心等待。'],
  },
};
