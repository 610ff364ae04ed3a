#!/bin/sh
# Starts workerd so that the kernel ends it together with the Node process that started it, even by SIGKILL.
if setpriv --pdeathsig KILL true 2>/dev/null; then
  exec setpriv --pdeathsig KILL -- "$WORKERD_BINARY" "$@"
fi
exec "$WORKERD_BINARY" "$@"
