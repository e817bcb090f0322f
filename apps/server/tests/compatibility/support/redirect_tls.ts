import net from 'node:net'
import tls from 'node:tls'

/**
 * Preloaded in a process: connects to a local port, in plain text, whatever host the process calls over TLS. Most
 * published clients have the address of their list in the code, and this leaves them as they are.
 */
function connectToProxy() {
  const socket = net.connect(Number(process.env.PROXY_PORT), '127.0.0.1')
  socket.once('connect', () => socket.emit('secureConnect'))
  return socket
}

Object.assign(tls, { connect: connectToProxy })
