import type { PublishText } from './PublishText.ts';

export const privacyPolicy: PublishText = {
  key: 'privacy-policy',
  updated: '2026-11-25',
  title: ['Privacy policy', 'Política de privacidad', 'Политика конфиденциальности', '隐私政策'],
  body: [
    `
This page says which data this store keeps about you, why, and how to have them removed.

## What we keep

| Data | Why | How long
| Name, e-mail, telephone, company, country | To answer your requests and keep your account | Until you close the account
| Addresses | To quote and to deliver | Until you remove them
| Requests, quotations, orders | Contract and bookkeeping | As long as the law demands
| What you write in the contact form, or in the live chat without an account | To know who has contacted us | Thirteen months at most
| Live chats and photographs of a member | To answer you | Until you close the account
| A random visitor number, pages visited, network address and browser | To understand how the store is used | Thirteen months at most
| Language, appearance, cart | To show the store as you left it | In your browser only, or with your account

## What we do not do

We sell no data, show no advertising of others, and keep no patient data. Please black out names on photographs of screens.

## Cookies

Necessary cookies keep your language and your login. In the browser your login is kept so that a reload does not end it; in our desktop client the key store of your system keeps it.

## Who else sees data

Carriers see the address of a parcel. Our bank sees your payments.

## Your rights

Your account shows your profile, addresses, quotations, orders and messages; profile and addresses you correct there yourself. The store has no download of your data and no button that closes an account: for these, and to object to a use, write to us, see [customer service](/customer-service). You may also complain to the data protection authority of your country.
`,
    `
Esta página explica qué datos suyos conserva la tienda, para qué y cómo hacer que se eliminen.

## Qué conservamos

| Datos | Para qué | Cuánto tiempo
| Nombre, correo, teléfono, empresa, país | Responder a sus solicitudes y mantener su cuenta | Hasta que cierre la cuenta
| Direcciones | Presupuestar y entregar | Hasta que las borre
| Solicitudes, presupuestos, pedidos | Contrato y contabilidad | Lo que exija la ley
| Lo que escribe en el formulario de contacto, o en el chat sin tener cuenta | Saber quién nos ha contactado | Trece meses como máximo
| Chats y fotografías de un miembro | Responderle | Hasta que cierre la cuenta
| Un número de visitante aleatorio, páginas visitadas, dirección de red y navegador | Entender cómo se usa la tienda | Trece meses como máximo
| Idioma, apariencia, carrito | Mostrar la tienda como la dejó | Solo en su navegador, o con su cuenta

## Qué no hacemos

No vendemos datos, no mostramos publicidad ajena y no guardamos datos de pacientes. Tache los nombres en las fotos de pantallas.

## Cookies

Las cookies necesarias conservan el idioma y la sesión. En el navegador la sesión se conserva para que una recarga no la cierre; en nuestra aplicación de escritorio la guarda el almacén de claves del sistema.

## Quién más ve datos

Los transportistas ven la dirección de un paquete. Nuestro banco ve sus pagos.

## Sus derechos

Su cuenta muestra su perfil, direcciones, presupuestos, pedidos y mensajes; el perfil y las direcciones los corrige usted mismo. La tienda no ofrece una descarga de sus datos ni un botón para cerrar la cuenta: para ello, y para oponerse a un uso, escríbanos, vea [atención al cliente](/customer-service). También puede reclamar ante la autoridad de protección de datos de su país.
`,
    `
Здесь сказано, какие данные о вас хранит магазин, зачем и как их удалить.

## Что мы храним

| Данные | Зачем | Как долго
| Имя, почта, телефон, компания, страна | Отвечать на запросы и вести аккаунт | До его закрытия
| Адреса | Для предложений и доставки | Пока вы их не удалите
| Запросы, предложения, заказы | Договор и бухгалтерия | Сколько требует закон
| Что вы пишете в форме обратной связи, а без аккаунта — и в чате | Знать, кто к нам обратился | Не дольше тринадцати месяцев
| Чаты и фотографии участника | Ответить вам | До закрытия аккаунта
| Случайный номер посетителя, посещённые страницы, сетевой адрес и браузер | Понимать, как пользуются магазином | Не дольше тринадцати месяцев
| Язык, оформление, корзина | Показать магазин таким, каким вы его оставили | Только в вашем браузере или с аккаунтом

## Чего мы не делаем

Мы не продаём данные, не показываем чужую рекламу и не храним данных пациентов. На фотографиях экранов закрывайте имена.

## Файлы cookie

Необходимые cookie хранят язык и вход. В браузере вход сохраняется, чтобы перезагрузка его не прерывала; в настольной программе его хранит системное хранилище ключей.

## Кто ещё видит данные

Перевозчики видят адрес посылки. Наш банк видит ваши платежи.

## Ваши права

В личном кабинете видны ваши профиль, адреса, предложения, заказы и сообщения; профиль и адреса вы исправляете там сами. Скачать данные или закрыть аккаунт кнопкой в магазине нельзя: для этого, а также чтобы возразить против использования данных, напишите нам, см. [поддержку](/customer-service). Можно также обратиться в орган по защите данных вашей страны.
`,
    `
本页说明本店保存哪些与您有关的数据、用途以及如何删除。

## 我们保存什么

| 数据 | 用途 | 保存期限
| 姓名、邮箱、电话、公司、国家 | 答复询价、维护账户 | 至账户注销
| 地址 | 报价与送货 | 至您删除
| 询价、报价、订单 | 合同与记账 | 依法律要求
| 您在联系表单中填写的内容，以及没有账户时的在线聊天 | 了解联系我们的人 | 最长十三个月
| 会员的在线聊天与照片 | 答复您 | 至账户注销
| 随机访客编号、访问页面、网络地址和浏览器 | 了解网店使用情况 | 最长十三个月
| 语言、外观、购物车 | 恢复您上次的浏览状态 | 仅存于浏览器，或随账户保存

## 我们不做什么

我们不出售数据，不投放第三方广告，也不保存患者数据。拍摄屏幕照片时请遮盖姓名。

## Cookie

必要的 Cookie 保存语言和登录状态。浏览器会保留登录状态，刷新后不会退出；桌面客户端由系统密钥库保管。

## 谁还会看到数据

承运商可见包裹地址；我们的开户银行可见您的付款。

## 您的权利

您的账户显示您的资料、地址、报价、订单和消息；资料和地址可自行更正。本店没有数据下载功能，也没有注销账户的按钮：如有需要，或反对数据使用，请联系我们，参见[客户服务](/customer-service)。您也可以向所在国的数据保护机构投诉。
`,
  ],
};
