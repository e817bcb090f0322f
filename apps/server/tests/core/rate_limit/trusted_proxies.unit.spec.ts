import { test } from '@japa/runner'
import { compileTrustedProxies } from '#start/trusted_proxies'

test.group('Trusted proxies', () => {
  const isTrusted = compileTrustedProxies('loopback, 10.1.0.0/16, 192.0.2.7')
  for (const address of ['127.0.0.1', '::1', '10.1.200.3', '192.0.2.7']) {
    test(`${address} is one`, ({ assert }) => assert.isTrue(isTrusted(address)))
  }
  for (const address of ['10.2.0.1', '192.0.2.8', '203.0.113.1']) {
    test(`${address} is none`, ({ assert }) => assert.isFalse(isTrusted(address)))
  }
})
