import { QUERY_REPLY_HOURS, QUOTE_REPLY_HOURS } from '../../../../shared/contract/limits.ts';
import type { PublishText } from './PublishText.ts';

export const contactUs: PublishText = {
  key: 'contact-us',
  updated: '2026-11-25',
  title: ['Contact us', 'Contacto', 'Контакты', '联系我们'],
  body: [
    `
Choose the way that suits your question. Our contact details are on [customer service](/customer-service).

## Prices and availability

Put the products into the [cart](/cart) and request a quotation: the answer comes within ${QUOTE_REPLY_HOURS} hours. Nothing is ordered by asking.

## Technical questions

Write to us with maker, model and serial number of the machine, and a photograph where it helps. Queries are answered within ${QUERY_REPLY_HOURS} hours. See also [technical support](/shop/after-sales).

## Where an order is

The number on the parcel shows it at [order tracking](/order/tracking), without signing in.

## Complaints and praise

Write to us in the same way, with the number of your order or quotation.
`,
    `
Elija la vía que mejor se adapte a su pregunta. Nuestros datos de contacto están en [atención al cliente](/customer-service).

## Precios y disponibilidad

Ponga los productos en el [carrito](/cart) y solicite un presupuesto: la respuesta llega en ${QUOTE_REPLY_HOURS} horas. Preguntar no obliga a nada.

## Preguntas técnicas

Escríbanos con fabricante, modelo y número de serie del equipo, y una foto si ayuda. Respondemos las consultas en ${QUERY_REPLY_HOURS} horas. Vea también [soporte técnico](/shop/after-sales).

## Dónde está un pedido

El número del paquete lo muestra en [seguimiento de pedidos](/order/tracking), sin iniciar sesión.

## Quejas y elogios

Escríbanos por la misma vía con el número de su pedido o presupuesto.
`,
    `
Выберите способ, который подходит вашему вопросу. Наши контакты — в разделе [поддержки](/customer-service).

## Цены и наличие

Положите товары в [корзину](/cart) и запросите предложение: ответ придёт за ${QUOTE_REPLY_HOURS} часа. Вопрос ни к чему не обязывает.

## Технические вопросы

Напишите изготовителя, модель и серийный номер аппарата, при необходимости приложите фотографию. На вопросы мы отвечаем за ${QUERY_REPLY_HOURS} часа. См. также [техническую поддержку](/shop/after-sales).

## Где заказ

Это видно по номеру посылки на странице [отслеживания](/order/tracking), без входа.

## Жалобы и благодарности

Напишите нам тем же способом, указав номер заказа или предложения.
`,
    `
请选择适合您的联系方式。联系方式见[客户服务](/customer-service)页面。

## 价格与库存

将商品放入[购物车](/cart)并询价，${QUOTE_REPLY_HOURS}小时内回复。询价不产生任何义务。

## 技术问题

请告知设备厂家、型号和序列号，必要时附照片。咨询在${QUERY_REPLY_HOURS}小时内答复。另见[技术支持](/shop/after-sales)。

## 查询订单

凭包裹单号即可在[订单追踪](/order/tracking)查询，无需登录。

## 投诉与表扬

请通过同样的方式联系我们，并附上订单号或报价单号。
`,
  ],
};
