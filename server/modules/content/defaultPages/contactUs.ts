import { QUERY_REPLY_HOURS, QUOTE_REPLY_HOURS } from '../../../../shared/contract/limits.ts';
import type { PublishText } from './PublishText.ts';

export const contactUs: PublishText = {
  key: 'contact-us',
  updated: '2026-11-25',
  title: ['Contact us', 'Contacto', 'Контакты', '联系我们'],
  body: [
    `
Our phone, e-mail and opening hours are on [customer service](/customer-service).

## Prices and availability

Put the products into the [cart](/cart) and request a quotation: we answer within ${QUOTE_REPLY_HOURS} hours. A quotation is without obligation.

## Technical questions

Tell us the manufacturer, model and serial number of the machine, with a photograph if it helps. We answer within ${QUERY_REPLY_HOURS} hours. See also [technical support](/shop/after-sales).

## Your order

Enter the tracking number at [order tracking](/order/tracking); you do not need to log in.

## Feedback and complaints

Write to us with the number of your order or quotation.
`,
    `
Nuestro teléfono, correo y horario están en [atención al cliente](/customer-service).

## Precios y disponibilidad

Ponga los productos en el [carrito](/cart) y solicite un presupuesto: respondemos en ${QUOTE_REPLY_HOURS} horas. El presupuesto es sin compromiso.

## Preguntas técnicas

Indíquenos el fabricante, el modelo y el número de serie del equipo, con una foto si ayuda. Respondemos en ${QUERY_REPLY_HOURS} horas. Vea también [soporte técnico](/shop/after-sales).

## Su pedido

Introduzca el número de seguimiento en [seguimiento de pedidos](/order/tracking); no hace falta iniciar sesión.

## Sugerencias y reclamaciones

Escríbanos con el número de su pedido o presupuesto.
`,
    `
Телефон, почта и часы работы — в разделе [поддержки](/customer-service).

## Цены и наличие

Положите товары в [корзину](/cart) и запросите предложение: мы ответим за ${QUOTE_REPLY_HOURS} часа. Предложение ни к чему не обязывает.

## Технические вопросы

Укажите производителя, модель и серийный номер аппарата, при необходимости приложите фотографию. Мы отвечаем за ${QUERY_REPLY_HOURS} часа. См. также [техническую поддержку](/shop/after-sales).

## Ваш заказ

Введите трек-номер на странице [отслеживания](/order/tracking), входить не нужно.

## Отзывы и претензии

Напишите нам, указав номер заказа или предложения.
`,
    `
电话、邮箱和工作时间见[客户服务](/customer-service)页面。

## 价格与库存

将商品放入[购物车](/cart)并询价，我们将在 ${QUOTE_REPLY_HOURS} 小时内答复。询价无需承担任何义务。

## 技术问题

请告知设备制造商、型号和序列号，必要时附照片。我们将在 ${QUERY_REPLY_HOURS} 小时内答复。另见[技术支持](/shop/after-sales)。

## 查询订单

凭运单号即可在[订单追踪](/order/tracking)查询，无需登录。

## 意见与投诉

请联系我们，并附上订单号或报价单号。
`,
  ],
};
