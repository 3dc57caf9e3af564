import UIKit
import WebKit
import Capacitor

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    /// Whether the page is there, and with it whoever hears of links.
    private var isShown = false

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = CAPBridgeViewController()
        window?.makeKeyAndVisible()

        NotificationCenter.default.addObserver(self, selector: #selector(show), name: .capacitorViewDidAppear, object: nil)
        SceneDelegateProxy.shared.scene(scene, willConnectTo: session, options: connectionOptions)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        SceneDelegateProxy.shared.scene(scene, openURLContexts: URLContexts)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        SceneDelegateProxy.shared.scene(scene, continue: userActivity)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        openShared()
    }

    @objc private func show() {
        isShown = true
        // A finger from the edge goes back, as it does in every app.
        (window?.rootViewController as? CAPBridgeViewController)?.webView?.allowsBackForwardNavigationGestures = true
        openShared()
    }

    /// What another app shared is opened as a link is.
    private func openShared() {
        guard isShown, let link = Handover.take() else { return }
        _ = ApplicationDelegateProxy.shared.application(.shared, open: link)
    }
}
