vcl 4.1;

# Keeps the store's public pages and files: Varnish 6 and newer. docs/deploy.md says how to use it.

import directors;

backend a { .host = "127.0.0.1"; .port = "4173"; }
backend b { .host = "127.0.0.1"; .port = "4174"; }

# The store's instances, which purge pages when they change.
acl instances { "127.0.0.1"; }

sub vcl_init {
  new store = directors.round_robin();
  store.add_backend(a);
  store.add_backend(b);
}

sub vcl_recv {
  set req.backend_hint = store.backend();
  if (req.method == "PURGE") {
    if (client.ip !~ instances) { return (synth(405)); }
    ban("obj.http.Cache-Tag == " + req.http.Cache-Tag);
    return (synth(200));
  }
  # The store believes its proxies: they say nothing that a visitor has sent.
  unset req.http.X-Country;
  unset req.http.CF-IPCountry;
  unset req.http.X-Forwarded-Host;
  # The chat is a WebSocket.
  if (req.http.Upgrade ~ "(?i)websocket") { return (pipe); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Answers of the API belong to one person; the front page leads to the visitor's language by a cookie.
  if (req.url ~ "^/(api|dev)/" || req.url ~ "^/(\?|$)") { return (pass); }
  # The layout, as shared/web/deviceClass.ts derives it. What a visitor claims does not count.
  if (req.http.User-Agent ~ "(?i)Mobi|iPhone|iPod|Windows Phone|Opera Mini"
      && req.http.User-Agent !~ "(?i)iPad|Tablet") {
    set req.http.X-Device-Class = "mobile";
  } else {
    set req.http.X-Device-Class = "desktop";
  }
  # A page is the same for everybody: the browser fills in who is signed in.
  unset req.http.Cookie;
  unset req.http.Authorization;
  return (hash);
}

sub vcl_pipe {
  if (req.http.Upgrade) {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
  }
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
  }
}

sub vcl_deliver {
  # Only between the store and its caches.
  unset resp.http.Cache-Tag;
}
